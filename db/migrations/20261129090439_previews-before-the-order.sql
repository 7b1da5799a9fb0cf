-- What a photo would become, seen before it is ordered.
CREATE TABLE "draft_previews" (
	"photo_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"wishes" jsonb NOT NULL,
	"language" text NOT NULL,
	"watermarked" boolean NOT NULL,
	"picture" "bytea",
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_previews_photo_id_key_pk" PRIMARY KEY("photo_id","key")
);
--> statement-breakpoint
ALTER TABLE "draft_previews" ADD CONSTRAINT "draft_previews_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_previews_asked" ON "draft_previews" USING btree ("asked_at");