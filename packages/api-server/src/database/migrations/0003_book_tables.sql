ALTER TABLE "reservations" DROP CONSTRAINT "reservations_once";--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "calendar_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "tables" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant_reviews" ADD COLUMN "content_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_once" ON "reservations" USING btree ("user_id","restaurant_id","at") WHERE "reservations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "reservations_by_restaurant" ON "reservations" USING btree ("restaurant_id","at");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_by_calendar_token" UNIQUE("calendar_token");--> statement-breakpoint
ALTER TABLE "restaurant_reviews" ADD CONSTRAINT "restaurant_reviews_once" UNIQUE("user_id","content_hash");