import { TextField, type TextFieldProps } from "./text-field";

/** Where a person types her e-mail address. */
export function EmailField(props: Omit<TextFieldProps, "label" | "type">) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
