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

/** A slab to press, in the site's hand. */
export function Button({
  kind = "line",
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
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
  const [copied, setCopied] = useState(false);
  return (
    <Button
      icon={copied ? "tick" : "paper"}
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => {
            setCopied(true);
            announce(words.copied);
          },
          () => announce(words.notCopied),
        )
      }
    >
      {copied ? words.copied : label}
    </Button>
  );
}
