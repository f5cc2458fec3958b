import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router-dom";

import { cn } from "@/lib/cn";

export type ButtonVariant =
  | "default"
  | "destructive"
  | "outline"
  | "secondary"
  | "ghost"
  | "link"
  | "accent";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

type ButtonLook = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & { isBusy?: boolean; busyLabel?: string };
export type ButtonLinkProps = LinkProps & ComponentProps<typeof Link> & ButtonLook;

const shape =
  "inline-flex select-none items-center justify-center gap-2 rounded-1 border-[1.5px] py-1.5 font-semibold text-center text-balance no-underline transition-colors duration-1 ease-cloth";

const sizes = {
  default: "min-h-12 px-6 text-md leading-tight",
  sm: "min-h-11 px-4 text-sm leading-tight",
  lg: "min-h-14 px-8 text-md leading-tight",
  icon: "size-11 shrink-0 p-0",
} as const satisfies Record<ButtonSize, string>;

const variants = {
  default:
    "border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active",
  destructive:
    "border-transparent bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover",
  outline:
    "border-line-strong bg-transparent text-ink hover:bg-primary-soft active:bg-primary-soft-2",
  secondary:
    "border-transparent bg-primary-soft text-ink hover:bg-primary-soft-2 active:bg-primary-soft-2",
  ghost:
    "border-transparent bg-transparent text-primary hover:bg-primary-soft active:bg-primary-soft-2",
  accent: "border-transparent bg-accent text-cloth hover:brightness-105 active:brightness-95",
  link: "border-transparent bg-transparent px-0 text-primary underline hover:text-primary-hover hover:decoration-2",
} as const satisfies Record<ButtonVariant, string>;

const disabledLink = "disabled:text-ink-3 disabled:no-underline";
const disabledLook = `disabled:border-line disabled:bg-sunken ${disabledLink}`;

function look({ variant = "default", size = "default" }: ButtonLook): string {
  const padding =
    variant === "link" && size !== "icon" ? sizes[size].replace(/px-\d+/, "") : sizes[size];
  return cn(shape, padding, variants[variant]);
}

/** A button of the site; while busy it says so, keeps its width and takes no second press. */
export function Button({
  variant,
  size,
  isBusy = false,
  busyLabel,
  className,
  disabled,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  const idleLabel = typeof children === "string" ? children : undefined;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is the caller's, and "button" when none is given
      type={type}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={cn(
        look({ variant, size }),
        isBusy ? "cursor-progress" : variant === "link" ? disabledLink : disabledLook,
        className,
      )}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span
          className="keeps-width [--spinner-room:28px]"
          data-other-label={isBusy ? idleLabel : busyLabel}
        >
          <span className="inline-flex items-center gap-2">
            {isBusy && (
              <LoaderCircle
                aria-hidden="true"
                className="size-5 animate-spin motion-reduce:animate-none"
              />
            )}
            {isBusy ? busyLabel : children}
          </span>
        </span>
      )}
    </button>
  );
}

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cn(look({ variant, size }), className)} />;
}
