import { clsx } from "clsx";
import { type ButtonHTMLAttributes, useState } from "react";
import { Icon, type IconName } from "../../app/components/icon.tsx";
import { announce } from "../shell/notices.ts";
import { words } from "../words.ts";
import styles from "./button.module.css";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: "ink" | "marigold" | "line" | "plain";
  icon?: IconName;
  /** What it asked for is under way: it says so and can't be pressed again. */
  busy?: boolean;
};

export function Button({
  kind = "line",
  icon,
  busy,
  className,
  children,
  onClick,
  ...attributes
}: ButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={clsx(styles[kind], className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** Puts a text into the clipboard and says so; what stands beside it can be marked by hand where that is forbidden. */
export function CopyButton({ text, label = words.copy }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  const confirm = () => {
    setCopied(true);
    announce(words.copied);
  };
  const copy = () => void navigator.clipboard?.writeText(text).then(confirm, () => announce(words.notCopied));
  return (
    <Button icon={isCopied ? "tick" : "paper"} onClick={copy}>
      {isCopied ? words.copied : label}
    </Button>
  );
}
