-- What is made of photos unordered counts for a member's space.
ALTER TABLE "cutouts" ADD COLUMN "file_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cutouts" ADD COLUMN "correction_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "preview_bytes" integer DEFAULT 0 NOT NULL;