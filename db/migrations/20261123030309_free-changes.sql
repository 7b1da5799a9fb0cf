-- A finished edit is changed without cost for a day: what was asked last, and which change its pictures show. A preview that cannot be
-- made ends as refused without a picture.
ALTER TABLE "cutouts" DROP CONSTRAINT "cutouts_preview_there";--> statement-breakpoint
ALTER TABLE "cutouts" ADD COLUMN "put_off_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "change_wishes" jsonb;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "change_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "cutouts_open" ON "cutouts" USING btree ("created_at") WHERE "cutouts"."state" = 'working';--> statement-breakpoint
CREATE INDEX "edits_changing" ON "edits" USING btree ("change_asked_at") WHERE "edits"."change_asked_at" is not null;--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_preview_there" CHECK ("cutouts"."state" <> 'ready' or "cutouts"."preview_key" is not null);--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_change_asked" CHECK (("edits"."change_wishes" is null) = ("edits"."change_asked_at" is null));--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_changes_when_done" CHECK ("edits"."change_asked_at" is null or "edits"."state" = 'done');