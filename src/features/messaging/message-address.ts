import { notOpenYetAddress, type Settings } from "@/lib/settings";

type Parts = Pick<Settings, "whatsAppNumber" | "brandName" | "isLocal">;

/** Where a WhatsApp chat with the provider begins, with the first words filled in; null when there is none. */
export function messageAddress({ whatsAppNumber, brandName, isLocal }: Parts): string | null {
  if (whatsAppNumber === null) return isLocal ? notOpenYetAddress("whatsapp") : null;
  const words = encodeURIComponent(`Hello! I have a question about ${brandName}.`);
  return `https://wa.me/${whatsAppNumber}?text=${words}`;
}
