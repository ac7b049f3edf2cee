import path from "node:path";
import { beforeEach } from "vitest";
import { isLate } from "./time-limit";

beforeEach(({ task, skip }) => {
  const file = path.relative(process.cwd(), task.file.filepath);
  skip(isLate(`${file} › ${task.name}`), "The run's time limit was reached");
});
