-- Who pays: the CPF encrypted and findable by a keyed hash; and what a member wants to hear of.
ALTER TABLE "members" ADD COLUMN "sealed_document" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "document_key" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notifications" jsonb DEFAULT '{"newFeatures":true,"updates":true,"comments":true,"mentions":true}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "members_document" ON "members" USING btree ("document_key");