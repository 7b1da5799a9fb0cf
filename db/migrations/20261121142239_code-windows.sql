-- Metrics of a day beside those since ever; when a code was handed over, since its readable form goes soon after.
ALTER TABLE "code_areas" ADD COLUMN "sent_lately" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_areas" ADD COLUMN "used_lately" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "code_areas" ADD COLUMN "lately_ends_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "handed_over_at" timestamp (3) with time zone;