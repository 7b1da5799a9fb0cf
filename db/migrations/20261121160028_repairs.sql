-- What a second subscription of one contract took, which pays for nothing; repairs that are followed while they go on.
CREATE TABLE "payments_repairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ordered_by" uuid,
	"address" text,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"last_read" uuid,
	"subscriptions_fixed" integer DEFAULT 0 NOT NULL,
	"payments_processed" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payments_repairs_state" CHECK ("payments_repairs"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_repairs_one" ON "payments_repairs" USING btree ("state") WHERE "payments_repairs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "payments_repairs_newest" ON "payments_repairs" USING btree ("started_at","id");