CREATE TABLE "payments_ask_counts" (
	"what" text NOT NULL,
	"who" text NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_ask_counts_what_who_pk" PRIMARY KEY("what","who")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payments_ask_counts_ends" ON "payments_ask_counts" USING btree ("ends_at");