-- CreateIndex
CREATE INDEX "post_userId_purpose_idx" ON "post"("userId", "purpose");
