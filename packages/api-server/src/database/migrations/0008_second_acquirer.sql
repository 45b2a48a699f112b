ALTER TABLE "payments" DROP CONSTRAINT "payments_order_id_unique";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_code" smallint;--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","id");