import { testAnswerRatingRules } from "./answer-rating-rules.ts";
import type { Backend } from "./backend.ts";
import { testConsentRules } from "./consent-rules.ts";
import { testDataRightsRules } from "./data-rights-rules.ts";
import { testImageReadingRules } from "./image-reading-rules.ts";
import { testLimitRules } from "./limit-rules.ts";
import { testLinterRules } from "./linter-rules.ts";
import { testMessageRules } from "./message-rules.ts";
import { testMessageSearchRules } from "./message-search-rules.ts";
import { testProfileRules } from "./profile-rules.ts";
import { testSchemaRules } from "./schema-rules.ts";
import { testStoppedReplyRules } from "./stopped-reply-rules.ts";
import { testTurnRules } from "./turn-rules.ts";
import { testVisitorRules } from "./visitor-rules.ts";

/** What has to hold on every engine. */
export function testEveryRule(backend: () => Backend) {
  testSchemaRules(backend);
  testLinterRules(backend);
  testProfileRules(backend);
  testMessageRules(backend);
  testMessageSearchRules(backend);
  testAnswerRatingRules(backend);
  testVisitorRules(backend);
  testConsentRules(backend);
  testTurnRules(backend);
  testStoppedReplyRules(backend);
  testImageReadingRules(backend);
  testLimitRules(backend);
  testDataRightsRules(backend);
}
