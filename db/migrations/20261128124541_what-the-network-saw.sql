-- What the network saw of a photo, kept for corrections that a browser makes itself.
ALTER TABLE "cutouts" ADD COLUMN "seen_key" text;--> statement-breakpoint
CREATE INDEX "cutouts_seen" ON "cutouts" USING btree ("seen_key");