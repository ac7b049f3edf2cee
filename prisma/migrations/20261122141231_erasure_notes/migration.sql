-- CreateTable
CREATE TABLE "ErasureNote" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "subject" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);
