/** How a person is called in the menus: the part of her e-mail before the at-sign. */
export function displayName(email: string): string {
  return email.split("@")[0] ?? email;
}

/** The letter that stands for a person without a photo. */
export function initialOf(email: string): string {
  return email.trim().charAt(0).toUpperCase();
}
