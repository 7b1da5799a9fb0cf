-- A post may show several edits: the edits after the first, their alt texts, and how far their containers at Instagram are.
ALTER TABLE "publications" ADD COLUMN "other_edit_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "other_alt_texts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "items_state" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "item_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "publications_other_edits" ON "publications" USING gin ("other_edit_ids");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_items_state" CHECK ("publications"."items_state" in ('missing', 'processing', 'ready'));