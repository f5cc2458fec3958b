const ADULT_AGE = 18;

/** Whether a person born on this day is still under 18; false when the day is not known. Days are YYYY-MM-DD. */
export function isUnder18(dateOfBirth: string | null, today: string): boolean {
  if (dateOfBirth === null) return false;
  const eighteenth = `${Number(dateOfBirth.slice(0, 4)) + ADULT_AGE}${dateOfBirth.slice(4)}`;
  return today < eighteenth;
}
