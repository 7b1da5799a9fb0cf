-- Why no preview of a cutout could be made, for whoever waits for it.
ALTER TABLE "cutouts" ADD COLUMN "error_code" text;