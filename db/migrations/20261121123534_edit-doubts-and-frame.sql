-- An edit says why its cutout may be wrong, and where its photo lies under the result so that both can be compared.
ALTER TABLE "edits" ADD COLUMN "doubts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "edits" ADD COLUMN "photo_frame" jsonb;
