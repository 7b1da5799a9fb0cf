-- A photo remembers from where it was taken, which orders the backdrops to offer; a picture has a tile for the gallery.
ALTER TABLE "edit_pictures" ADD COLUMN "tile_key" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "view" text;--> statement-breakpoint
CREATE INDEX "edit_pictures_tile" ON "edit_pictures" USING btree ("tile_key");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_view" CHECK ("photos"."view" in ('front', 'above'));