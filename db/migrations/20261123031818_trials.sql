-- A phone without a plan tries one photo: its pictures bear a mark until there is a plan.
CREATE TABLE "trials" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"photo_id" uuid NOT NULL,
	"network_hash" text,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "edit_pictures" ADD COLUMN "clean_key" text;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "watermarked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "trials_network" ON "trials" USING btree ("network_hash","taken_at");--> statement-breakpoint
CREATE INDEX "edit_pictures_clean" ON "edit_pictures" USING btree ("clean_key");--> statement-breakpoint
CREATE INDEX "edits_watermarked" ON "edits" USING btree ("member_id") WHERE "edits"."watermarked";--> statement-breakpoint
ALTER TABLE "edits" ADD CONSTRAINT "edits_watermarked_in_trial" CHECK ("edits"."is_trial" or not "edits"."watermarked");