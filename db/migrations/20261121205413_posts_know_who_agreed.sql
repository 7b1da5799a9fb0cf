ALTER TABLE "publications" ADD COLUMN "person_key" text;--> statement-breakpoint
CREATE INDEX "publications_person" ON "publications" USING btree ("person_key");