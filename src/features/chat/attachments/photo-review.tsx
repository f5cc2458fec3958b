import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { doubtfulLines } from "@shared/lab-results/doubtful-lines";
import { ConsentPanel } from "@/features/chat/sending/consent-panel";
import { consentQuery, giveConsent } from "@/features/chat/sending/consent-query";
import type { Attachment } from "./attachment";
import { isDataPrecious } from "./data-saving";
import { withCheckedText } from "./open-file";
import type { PhotoReader } from "./photo-reader";
import { PhotoReviewDialog } from "./photo-review-dialog";
import { preparePhoto } from "./prepare-photo";
import { sendPhoto } from "./send-photo";
import type { Attaching } from "./use-attachment";
import { READER_DOWNLOAD_MB, readPhoto } from "@/features/photo-reading/read-photo";
import { useSession, useSupabase } from "@/lib/session";

const reader: PhotoReader = {
  read: readPhoto,
  downloadMegabytes: READER_DOWNLOAD_MB,
  doubtfulLines,
};

type PhotoConsentProps = { onGiven: () => void; onDecline: () => void };

/** Asks for the same consent as her messages, before a photo of hers is sent. */
function PhotoConsent({ onGiven, onDecline }: PhotoConsentProps) {
  const client = useSupabase();
  const cache = useQueryClient();
  const userId = useSession().user?.id ?? "";
  const agreeing = useMutation({
    mutationFn: () => giveConsent(client),
    onSuccess: () => {
      cache.setQueryData(consentQuery(client, userId).queryKey, true);
      onGiven();
    },
  });
  return (
    <ConsentPanel
      isBusy={agreeing.isPending}
      hasFailed={agreeing.isError}
      onAgree={() => agreeing.mutate()}
      onDecline={onDecline}
    />
  );
}

export type PhotoReviewProps = {
  attachment: Attachment;
  attaching: Attaching;
  focusAfter: () => void;
};

/** Has a photo read, on this device or where she sends it, and takes over the text she has checked. */
export function PhotoReview({ attachment, attaching, focusAfter }: PhotoReviewProps) {
  const client = useSupabase();
  const [mustAskFirst] = useState(() => !attaching.hasReader && isDataPrecious());
  return (
    <PhotoReviewDialog
      photo={attachment.file}
      name={attachment.name}
      checkedText={attachment.checkedText}
      mustAskFirst={mustAskFirst}
      isFirstTime={!attaching.hasReader}
      reader={reader}
      send={async (photo, signal) => sendPhoto(client, await preparePhoto(photo), signal)}
      onReaderUsed={attaching.noteReader}
      onUse={(text) => attaching.put(withCheckedText(attachment, text))}
      onAnother={attaching.pick}
      onClose={attaching.closeReview}
      focusAfter={focusAfter}
      renderConsent={(answers) => <PhotoConsent {...answers} />}
    />
  );
}
