import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { Dialog, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { ConsentChoice, ConsentText } from "@/features/chat/sending/consent-parts";
import { type Consent, offerQuery, useConsent } from "@/features/chat/sending/use-consent";
import { READER_DOWNLOAD_MB, readPhoto } from "@/features/photo-reading/read-photo";
import {
  ReadingProgressBar,
  readingStages,
  unclearPhotoAdvice,
} from "@/features/photo-reading/reading-progress-bar";
import { cn } from "@/lib/cn";
import { isDataPrecious } from "@/lib/connection";
import { useSession, useSupabase } from "@/lib/session";

import { photoNote } from "./attached-file";
import type { Attachment } from "./open-file";
import { type PhotoCheck, textToUse } from "./photo-check";
import { PhotoTextForm } from "./photo-text-form";
import { PhotoView } from "./photo-view";
import { preparePhoto, sendPhoto } from "./send-photo";
import type { Attaching } from "./use-attachment";
import { type PhotoReviewOptions, type ReviewStage, usePhotoReview } from "./use-photo-review";

function Failure({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <Note tone="danger" role="alert">
      <p className="font-semibold text-danger-ink">
        Failed to extract text from image: {reason.trim() || "OCR failed"}
      </p>
      {children}
    </Note>
  );
}

/** Why there is no text of a photo, and what helps; nothing when there is no such problem. */
function ReviewProblem({ stage }: { stage: ReviewStage }) {
  if (stage.kind === "failed") {
    return <Failure reason={stage.reason}>What you typed is still in the chat.</Failure>;
  }
  if (stage.kind === "unclear") {
    return (
      <Failure reason="no words could be made out">{unclearPhotoAdvice[stage.because]}</Failure>
    );
  }
  if (stage.kind === "unavailable") {
    return (
      <Note tone="warning" role="alert">
        Reading by the AI service is not available here. Nobody else received your photo, and it was
        not kept. You can read it on this device.
      </Note>
    );
  }
  return null;
}

/** Lets her choose, each time, to have the photo read by the AI service; says who receives it. */
function ServiceOffer({ receiver, onSend }: { receiver: string; onSend: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Button variant="outline" size="sm" onClick={onSend}>
        More accurate: sends the photo to our AI service
      </Button>
      <p className="text-sm text-ink-2">
        {receiver} then receives this photo. We take out the place and time that your phone wrote
        into it, and we do not keep it. Names and numbers on the paper are still in the picture.
      </p>
    </div>
  );
}

export type PhotoReviewDialogProps = PhotoReviewOptions & {
  name: string;
  /** What the first use of the reader downloads. */
  downloadMegabytes: number;
  /** Whether the reader has yet to be downloaded, as far as is known. */
  isFirstTime: boolean;
  onUse: (check: PhotoCheck) => void;
  onAnother: () => void;
  /** Gets what she has corrected so far; null while nothing has been read. */
  onClose: (check: PhotoCheck | null) => void;
  /** Takes the focus when the dialog is gone. */
  focusAfter: () => void;
  /** Who would receive a photo that is sent; null where there is no such service. */
  serviceReceiver: string | null;
  /** The same as for messages; asked for before a photo is sent. */
  consent: Consent;
};

/** Shows a photo and the text in it together; nothing of it is used before she has checked it. */
export function PhotoReviewDialog(props: PhotoReviewDialogProps) {
  const {
    photo,
    name,
    mustAskFirst,
    consent,
    serviceReceiver,
    onUse,
    onAnother,
    onClose,
    focusAfter,
  } = props;
  const review = usePhotoReview(props);
  const { stage, check } = review;
  const [chosenRow, chooseRow] = useState<number | null>(null);
  const isReading = stage.kind === "reading";
  const rows = isReading ? [] : (check?.rows ?? []);
  const shownRow = rows.find(({ key }) => key === chosenRow) ?? rows[0];
  const isSent = isReading && stage.by === "service";
  const isAsked = stage.kind === "consent-required";
  const isAboutToRead = stage.kind === "asking" || (isReading && !isSent);
  const hasFailed = stage.kind === "failed" || stage.kind === "unclear";
  const close = () => onClose(check);

  return (
    <Dialog
      onClose={close}
      onReturnFocus={focusAfter}
      className={cn(
        "max-w-[640px] scroll-pb-32 max-[479px]:h-[calc(100dvh-var(--header-height))] max-[479px]:max-h-none! max-[479px]:rounded-t-[14px]!",
        !isAsked && "lg:max-w-[1040px]",
      )}
    >
      <DialogTitle className="max-[479px]:text-lg">Check the text in your photo</DialogTitle>
      <DialogDescription className="max-[479px]:mt-1 max-[479px]:text-sm">
        {isAboutToRead && "The photo is read on this device and stays here. "}
        {isSent && "You chose to send this photo to our AI service. "}
        Only the text you approve goes into your message.
      </DialogDescription>
      <div className={cn("grid gap-4", !isAsked && "lg:grid-cols-2 lg:items-start lg:gap-6")}>
        {isAsked ? (
          <div className="grid gap-3">
            <ConsentText receiver={serviceReceiver} />
            <ConsentChoice
              isBusy={consent.isBusy}
              hasFailed={consent.hasFailed}
              onAgree={() => consent.agree(() => review.read("service"))}
              onDecline={review.stop}
            />
          </div>
        ) : (
          <>
            <PhotoView photo={photo} name={name} outline={shownRow?.outline ?? null} />
            <div className="grid gap-4">
              {isAboutToRead && props.isFirstTime && (
                <p className="text-sm text-ink-2">
                  {`The first time, this downloads about ${props.downloadMegabytes} MB.`}
                  {mustAskFirst && " It looks as if your connection is slow or counts your data."}
                </p>
              )}
              <ReviewProblem stage={stage} />
              {isReading && (
                <>
                  <ReadingProgressBar
                    words={
                      isSent
                        ? "Sending and reading the photo"
                        : readingStages[stage.progress?.stage ?? "preparing"]
                    }
                    share={isSent ? undefined : stage.progress?.share}
                  />
                  <Button
                    variant="outline"
                    className="justify-self-start"
                    onClick={check === null ? close : review.stop}
                  >
                    Cancel
                  </Button>
                </>
              )}
              {!isReading && check !== null && (
                <PhotoTextForm
                  check={check}
                  onTextChange={review.changeText}
                  onValueChange={review.changeValue}
                  onConfirm={review.confirm}
                  onRowFocus={chooseRow}
                  takesFocus={props.earlierCheck === null}
                  onUse={() => onUse(check)}
                  onAnother={onAnother}
                />
              )}
              {!isReading && check === null && (
                <div className="flex flex-wrap gap-3">
                  <Button onClick={() => review.read("device")}>
                    {hasFailed ? "Try again" : "Read it on this device"}
                  </Button>
                  <Button variant="outline" onClick={onAnother}>
                    Try another photo
                  </Button>
                </div>
              )}
              {!isReading && serviceReceiver !== null && (
                <ServiceOffer receiver={serviceReceiver} onSend={() => review.read("service")} />
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The photo with the text that she has checked, ready to be sent. */
function withApprovedText(attachment: Attachment, check: PhotoCheck): Attachment {
  return {
    ...attachment,
    note: photoNote(attachment.name, textToUse(check)),
    check,
    plan: "Photo: only the text you checked is sent",
  };
}

type PhotoReviewProps = {
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
      earlierCheck={attachment.check}
      mustAskFirst={mustAskFirst}
      isFirstTime={!attaching.hasReader}
      readHere={readPhoto}
      downloadMegabytes={READER_DOWNLOAD_MB}
      send={async (sent, signal) => {
        const reading = await sendPhoto(client, await preparePhoto(sent), signal);
        if (reading.kind === "consent-required") await consent.noteMissing();
        return reading;
      }}
      onReaderUsed={attaching.noteReader}
      onUse={(check) => attaching.put(withApprovedText(attachment, check))}
      onAnother={attaching.pick}
      onClose={attaching.closeReview}
      focusAfter={focusAfter}
      serviceReceiver={offer?.receiver ?? null}
      consent={consent}
    />
  );
}
