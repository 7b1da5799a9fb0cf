-- A public picture names no post by a key of the database: it may outlive the post by the seconds until its file is removed.
ALTER TABLE "public_pictures" DROP CONSTRAINT "public_pictures_publication_id_publications_id_fk";
--> statement-breakpoint
ALTER TABLE "public_pictures" DROP CONSTRAINT "public_pictures_pkey";
--> statement-breakpoint
ALTER TABLE "public_pictures" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
CREATE INDEX "public_pictures_publication" ON "public_pictures" USING btree ("publication_id");
