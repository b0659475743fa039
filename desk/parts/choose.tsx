import { useId } from "react";
import { Field, Select } from "../../app/components/form/field.tsx";

type ChooseProps = {
  label: string;
  value: string;
  /** Value and words of each. */
  choices: readonly (readonly [string, string])[];
  onChoose?: (value: string) => void;
  name?: string;
  disabled?: boolean;
};

/** One of a few, from a list. */
export function Choose({ label, value, choices, onChoose, name, disabled }: ChooseProps) {
  const id = useId();
  const given = onChoose ? { value } : { defaultValue: value };
  return (
    <Field id={id} label={label}>
      {(wiring) => (
        <Select>
          <select
            {...wiring}
            {...given}
            name={name}
            disabled={disabled}
            onChange={(event) => onChoose?.(event.currentTarget.value)}
          >
            {choices.map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </Select>
      )}
    </Field>
  );
}
