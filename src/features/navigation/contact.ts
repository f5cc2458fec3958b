/** The mailbox of the clinic behind this copy of the site. The ending .example reaches nobody until it is replaced. */
export const contact = { email: "care@pcos-care.example" } as const;
