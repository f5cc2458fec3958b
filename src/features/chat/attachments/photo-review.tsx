import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { offerQuery } from "@/features/chat/sending/offer-query";
import { useConsent } from "@/features/chat/sending/use-consent";
import { READER_DOWNLOAD_MB, readPhoto } from "@/features/photo-reading/read-photo";
import { isDataPrecious } from "@/lib/connection";
import { useSession, useSupabase } from "@/lib/session";

import { type Attachment, withCheckedText } from "./open-file";
import { PhotoReviewDialog } from "./photo-review-dialog";
import { preparePhoto, sendPhoto } from "./send-photo";
import type { Attaching } from "./use-attachment";

export type PhotoReviewProps = {
  attachment: Attachment;
  photo: Blob;
  attaching: Attaching;
  focusAfter: () => void;
};

/** Has a photo read, on this device or where she sends it, and takes over the text she has checked. */
export function PhotoReview({ attachment, photo, attaching, focusAfter }: PhotoReviewProps) {
  const client = useSupabase();
  const consent = useConsent(client, useSession().user?.id ?? "");
  const { data: offer } = useQuery(offerQuery(client));
  const [mustAskFirst] = useState(() => !attaching.hasReader && isDataPrecious());
  return (
    <PhotoReviewDialog
      photo={photo}
      name={attachment.name}
      checkedText={attachment.checkedText}
      mustAskFirst={mustAskFirst}
      isFirstTime={!attaching.hasReader}
      readHere={readPhoto}
      downloadMegabytes={READER_DOWNLOAD_MB}
      send={async (sent, signal) => sendPhoto(client, await preparePhoto(sent), signal)}
      onReaderUsed={attaching.noteReader}
      onUse={(text) => attaching.put(withCheckedText(attachment, text))}
      onAnother={attaching.pick}
      onClose={attaching.closeReview}
      focusAfter={focusAfter}
      serviceReceiver={offer?.receiver ?? null}
      consent={consent}
    />
  );
}
