-- The subject of a photo is shown before anything is ordered, and corrected by hand: each revision of its cutout is kept.
CREATE TABLE "cutout_corrections" (
	"photo_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"added_in" integer NOT NULL,
	"undone_in" integer,
	"correction" jsonb NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "cutout_corrections_photo_id_place_pk" PRIMARY KEY("photo_id","place"),
	CONSTRAINT "cutout_corrections_undone_later" CHECK ("cutout_corrections"."undone_in" > "cutout_corrections"."added_in")
);
--> statement-breakpoint
CREATE TABLE "cutouts" (
	"photo_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"preview_key" text,
	"box" jsonb,
	"touches" jsonb,
	"view" text,
	"doubts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cutouts_photo_id_revision_pk" PRIMARY KEY("photo_id","revision"),
	CONSTRAINT "cutouts_state" CHECK ("cutouts"."state" in ('working', 'ready', 'refused')),
	CONSTRAINT "cutouts_view" CHECK ("cutouts"."view" in ('front', 'above')),
	CONSTRAINT "cutouts_preview_there" CHECK ("cutouts"."state" = 'working' or "cutouts"."preview_key" is not null)
);
--> statement-breakpoint
ALTER TABLE "cutout_corrections" ADD CONSTRAINT "cutout_corrections_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cutouts_preview" ON "cutouts" USING btree ("preview_key");