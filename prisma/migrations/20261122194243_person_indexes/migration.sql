-- CreateIndex
CREATE INDEX "audit_actor_idx" ON "audit"("actor");

-- CreateIndex
CREATE INDEX "witness_userId_idx" ON "witness"("userId");
