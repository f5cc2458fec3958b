/** The strength moves of the beginner's week, in plain words; no clinician has signed them off yet. */
export const strengthMoves = [
  {
    id: "squat",
    name: "Chair squat",
    how: "Sit back until you nearly touch the chair, then stand.",
    drawing: "move-squat",
  },
  {
    id: "wall",
    name: "Wall push-up",
    how: "Bend your arms, bring your chest near the wall, push back.",
    drawing: "move-wall",
  },
  {
    id: "bridge",
    name: "Bridge",
    how: "Lift your hips, hold for one breath, come down slowly.",
    drawing: "move-bridge",
  },
  {
    id: "row",
    name: "Row with bottles",
    how: "Lean forward, pull the bottle to your side.",
    drawing: "move-row",
  },
] as const;

/** Three moves more. */
export const moreMoves = [
  { id: "calf", name: "Calf raise", drawing: "move-calf" },
  { id: "march", name: "March on the spot", drawing: "move-march" },
  { id: "deadbug", name: "Dead bug", drawing: "move-deadbug" },
] as const;
