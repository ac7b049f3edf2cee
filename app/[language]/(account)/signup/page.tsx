import { SignUp } from "@/components/account/sign-up";
import { StructuredData } from "@/components/ui/structured-data";
import { pageMetadata } from "@/lib/pages/metadata";

export const generateMetadata = () => pageMetadata("signup");

export default function SignupPage() {
  return (
    <>
      <SignUp />
      <StructuredData page="signup" />
    </>
  );
}
