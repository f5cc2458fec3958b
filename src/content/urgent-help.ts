/** One reason to get help: how to know it, what to do, and what to tell the staff. */
export type UrgentSign = { id: string; title: string; signs: readonly string[]; todo: string };

/** What the signs below were written from; those without a source of their own are named under them. */
export const urgentHelpSources: readonly { title: string; url: string }[] = [
  { title: "SEED: How does medical risk arise", url: "https://seedeatingdisorders.org.uk" },
  { title: "Ectopic Pregnancy Trust", url: "https://ectopic.org.uk" },
  {
    title: "nidirect: Ectopic pregnancy",
    url: "https://www.nidirect.gov.uk/conditions/ectopic-pregnancy",
  },
  {
    title: "True: Serious risks of hormonal contraception",
    url: "https://www.true.org.au/FAQs/are-there-serious-risks-of-using-nuvaring",
  },
  {
    title: "HSE: Metformin, side effects",
    url: "https://www2.hse.ie/medicines/metformin/side-effects-of-metformin",
  },
  {
    title: "Isotretinoin warnings, Pregistry",
    url: "https://www.pregistry.com/report/?title=Claravis",
  },
  {
    title: "Hyperandrogenism after the menopause, JCEM 2022",
    url: "https://doi.org/10.1210/clinem/dgac673",
  },
  {
    title: "BMJ Best Practice: Ovarian torsion",
    url: "https://bestpractice.bmj.com/topics/en-gb/792/diagnosis-approach",
  },
  {
    title: "RCOG: Ovarian hyperstimulation syndrome, patient leaflet, 2016",
    url: "https://www.rcog.org.uk/en/patients/patient-leaflets/ovarian-hyperstimulation-syndrome/",
  },
  {
    title: "Thrombosis UK: Understanding blood clots",
    url: "https://thrombosisuk.org/patient-information/patient-information-resources",
  },
  {
    title: "Stroke Association: Recognise the signs of stroke",
    url: "https://www.stroke.org.uk/take-action/recognise-signs-stroke",
  },
  {
    title: "NHS Wales, Betsi Cadwaladr: Signs of stroke",
    url: "https://bcuhb.nhs.wales/services/hospital-services/stroke-service/signs-of-stroke-fast",
  },
  {
    title: "Mayo Clinic: Heart attack symptoms",
    url: "https://www.mayoclinic.org/diseases-conditions/heart-attack/in-depth/heart-attack-symptoms/art-20047744",
  },
  {
    title: "Patient and the UK Sepsis Trust: Adult sepsis safety net",
    url: "https://patient.info/infections/sepsis-septicaemia-leaflet/adult-sepsis-safety-net",
  },
  {
    title: "Healthier Together, NHS: Postpartum psychosis",
    url: "https://hwehealthiertogether.nhs.uk/pregnant-women/maternal-mental-health-2/postpartum-psychosis",
  },
  {
    title: "Rape Crisis Cape Town: The right to health after rape",
    url: "https://rapecrisis.org.za/claiming-the-right-to-health-after-rape/",
  },
  {
    title: "NAFDAC on herbal mixtures and the kidneys, report",
    url: "https://punchng.com/high-toxic-content-of-herbal-medicine-damages-kidney-liver-nafdac/",
  },
];

export const urgentHelp = {
  title: "Get urgent help",
  lead: "If something feels very wrong, do not wait for an answer from this site. You do not need to be sure. You are not wasting anyone's time.",
  reviewedOn: "2026-11-22",
  nextReview: "2027-05-22",
  unsourced:
    "The rule of a pad an hour, and bleeding, fever or headache after a birth, are common emergency teaching. They have no source of their own here yet.",
  before:
    "Take your medicines with you in their boxes. Say if you are or could be pregnant, and when your last period was.",
  under18:
    "If you are under 18, all of this holds for you too. Tell a grown-up you trust, a school nurse or a doctor. If someone at home hurts you, choose a person outside your home.",
  medicines:
    "Do not stop or skip a medicine on your own. Ask the emergency team before your next dose.",
} as const;

/** Call an emergency number or go to the nearest hospital now. */
const emergencySigns: readonly UrgentSign[] = [
  {
    id: "thoughts-of-suicide",
    title: "You want to die or to hurt yourself",
    signs: [
      "You think about ending your life, or have a plan.",
      "You have hurt yourself.",
      "You have taken too many pills, by choice or by mistake.",
    ],
    todo: "You deserve help right now. Call, and stay with someone you trust. Move away from pills and sharp things.",
  },
  {
    id: "heavy-bleeding",
    title: "Very heavy bleeding",
    signs: [
      "You soak a pad or tampon every hour for 2 hours or more.",
      "You also feel dizzy, faint or short of breath, or your heart races.",
      "The pads cannot keep up, or you are pregnant.",
    ],
    todo: "Get emergency care now. Tell them about blood thinners.",
  },
  {
    id: "pregnancy",
    title: "Pain or bleeding when you are or could be pregnant",
    signs: [
      "A late period or a positive test, with pain on one side, bleeding, or pain at the tip of the shoulder.",
      "You feel dizzy or collapse.",
      "Late in pregnancy: a bad headache, blurred sight, swelling, pain high in the tummy, or the baby stops moving.",
    ],
    todo: "This can be serious. Do not wait for a scan date. You may need a pregnancy test even if you have PCOS.",
  },
  {
    id: "sudden-pain",
    title: "Sudden, severe tummy pain",
    signs: [
      "It comes out of nowhere and is often on one side.",
      "You also vomit, have fever, feel faint, or your belly is hard.",
    ],
    todo: "Get emergency care now. Do not eat or drink while you wait, and do not wait for painkillers to work.",
  },
  {
    id: "fertility-treatment",
    title: "You feel ill after fertility drugs",
    signs: [
      "Your tummy swells, you vomit, or you pass very little dark urine.",
      "You are short of breath, or your leg is swollen or sore.",
    ],
    todo: "Call your fertility clinic's emergency number. If you are short of breath, have chest pain or pass little urine, get emergency care.",
  },
  {
    id: "blood-clot",
    title: "A swollen leg, or sudden trouble breathing",
    signs: [
      "One leg or calf is swollen, sore, warm or red.",
      "You are suddenly short of breath, have chest pain when you breathe, cough blood, or faint.",
    ],
    todo: "Get emergency care now. Say if you use the pill, a patch or a ring, or are pregnant. Ask them before your next pill.",
  },
  {
    id: "stroke",
    title: "Signs of a stroke, or the worst headache of your life",
    signs: [
      "Your face drops on one side, an arm is weak, or your speech is slurred.",
      "You lose sight or feel confused all at once.",
      "A very bad headache that starts in seconds.",
      "The signs came and went again: call all the same.",
    ],
    todo: "Call the emergency number now.",
  },
  {
    id: "chest-pain",
    title: "Chest pain",
    signs: [
      "Pain or pressure in the chest, or pain that spreads to an arm or the jaw.",
      "You sweat, faint, cannot breathe well, or your heart races.",
    ],
    todo: "Call now and rest. Do not drive yourself.",
  },
  {
    id: "sugar-or-medicine",
    title: "A bad reaction to a medicine, or very low or high sugar",
    signs: [
      "Your face or throat swells, or you have a rash and trouble breathing.",
      "On metformin: you are very tired and cold, breathe fast, have strong muscle pain, or vomit.",
      "You shake, sweat and feel confused.",
      "High sugar with vomiting, deep breathing or sleepiness. Or your eyes turn yellow.",
    ],
    todo: "If your sugar is low and you are awake, take some sugar and get help. If someone is drowsy, give nothing by mouth and call.",
  },
  {
    id: "eating",
    title: "Eating has become dangerous",
    signs: [
      "You faint, vomit blood, have chest pain, or your heart beats in an odd way.",
      "You have not eaten or drunk for more than a day.",
      "You are very weak.",
    ],
    todo: "Go to emergency care today. Eating problems are serious, can be treated, and are not your fault.",
  },
  {
    id: "infection",
    title: "Fever after a procedure",
    signs: [
      "Fever, bad-smelling discharge or strong pain after a tube test, egg collection, coil, miscarriage or abortion.",
      "You are confused, cold, breathe fast, or your skin looks blotchy.",
    ],
    todo: "Get help the same day. If you have a high fever, feel faint or confused, or have severe pain, get emergency care now.",
  },
  {
    id: "violence",
    title: "Someone hurts, forces or threatens you",
    signs: [
      "Sex you did not want.",
      "Someone hits you, hides your pills, or forces you to get pregnant.",
    ],
    todo: "It is not your fault. If you are not safe, call now. A health centre can help you soon after, even if you do not go to the police.",
  },
  {
    id: "after-birth",
    title: "After a birth",
    signs: [
      "You hear voices, or think about harming the baby.",
      "You have not slept for days and feel confused.",
      "You bleed a lot, have fever or a bad headache.",
    ],
    todo: "Get emergency care now. Someone else should stay with you and the baby.",
  },
  {
    id: "poison",
    title: "You took something harmful",
    signs: [
      "Herbs, bleach or an unknown drug, taken to bring on a period or end a pregnancy.",
      "A large dose of any medicine.",
      "You vomit a lot, have burns or a fit.",
    ],
    todo: "Call or go to a hospital now. Take the container with you. No one should blame you.",
  },
];

/** See someone the same day. */
const sameDaySigns: readonly UrgentSign[] = [
  {
    id: "pregnant-on-medicine",
    title: "You are or could be pregnant and use a medicine that may not be safe",
    signs: [
      "Such as isotretinoin for acne, spironolactone for extra hair, valproate, topiramate, methotrexate or warfarin.",
    ],
    todo: "Call your prescriber, a pharmacist or a maternity line today, and ask before the next dose. If no one answers, go to a clinic. A web page is no reason to decide about a pregnancy.",
  },
  {
    id: "bleeding-same-day",
    title: "You soak pads fast but feel well",
    signs: [
      "You soak a pad or tampon every hour for 2 hours or more, or pass large clots.",
      "You bleed after the menopause.",
    ],
    todo: "See a doctor the same day. If you feel faint, get emergency care.",
  },
  {
    id: "eating-same-day",
    title: "Eating has become a fight",
    signs: ["You often vomit, use laxatives, or go without food to change your body."],
    todo: "See a doctor within a day. This is not your fault.",
  },
  {
    id: "aura",
    title: "Zigzag lights before a headache, and you take the combined pill",
    signs: ["New zigzag lines, flashing lights or blind spots, then a headache."],
    todo: "Speak to a clinician today and ask before the next pill.",
  },
];

/** See a doctor within days. */
const withinDaysSigns: readonly UrgentSign[] = [
  {
    id: "fast-changes",
    title: "Fast changes in voice, hair or muscle",
    signs: [
      "Over weeks to months: a deeper voice, fast hair growth, more muscle, or sudden balding.",
      "With a bad headache or high blood pressure, go sooner.",
    ],
    todo: "See a specialist within a week or two. This pattern is not typical of PCOS and can usually be treated.",
  },
];

/** Every sign, the most urgent first. */
export const urgentSigns: readonly { id: string; title: string; signs: readonly UrgentSign[] }[] = [
  { id: "emergency", title: "Call now or go to the nearest hospital", signs: emergencySigns },
  { id: "same-day", title: "See someone today", signs: sameDaySigns },
  { id: "within-days", title: "See a doctor within days", signs: withinDaysSigns },
];
