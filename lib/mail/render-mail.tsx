import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";

import { type CSSProperties, Fragment } from "react";
import { withXmlText } from "@/lib/platform/xml-text";
import { site } from "@/lib/site/brand";
import { mainLanguage } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import type { Block, MailContent } from "./content";

const styles = {
  body: {
    backgroundColor: "#f6f6f3",
    fontFamily: "Helvetica, Arial, sans-serif",
    margin: 0,
    padding: "24px 12px",
  },
  card: {
    backgroundColor: "#ffffff",
    border: "1px solid #e2e2dc",
    borderRadius: 12,
    padding: 32,
    maxWidth: 560,
  },
  brand: { color: "#2b3fc4", fontSize: 15, fontWeight: 700, margin: "0 0 24px" },
  heading: { color: "#171a26", fontSize: 22, lineHeight: "30px", margin: "0 0 16px" },
  text: { color: "#363b4c", fontSize: 15, lineHeight: "24px", margin: "0 0 16px" },
  quote: {
    borderLeft: "3px solid #c9cbe8",
    color: "#363b4c",
    fontSize: 15,
    lineHeight: "24px",
    margin: "0 0 16px",
    padding: "4px 0 4px 16px",
    whiteSpace: "pre-wrap",
    wordBreak: "break-word",
  },
  button: {
    backgroundColor: "#2b3fc4",
    borderRadius: 8,
    color: "#ffffff",
    display: "inline-block",
    fontSize: 15,
    fontWeight: 600,
    margin: "0 0 16px",
    padding: "12px 20px",
  },
  secondButton: {
    border: "1px solid #9a9fb3",
    borderRadius: 8,
    color: "#171a26",
    display: "inline-block",
    fontSize: 15,
    fontWeight: 600,
    margin: "0 0 16px",
    padding: "11px 19px",
  },
  rows: { borderCollapse: "collapse", margin: "0 0 16px", width: "100%" },
  factLabel: {
    borderTop: "1px solid #e2e2dc",
    color: "#5d6274",
    fontSize: 15,
    lineHeight: "24px",
    padding: "8px 16px 8px 0",
    textAlign: "left",
    fontWeight: 400,
    verticalAlign: "top",
    width: "34%",
  },
  factValue: {
    borderTop: "1px solid #e2e2dc",
    color: "#171a26",
    fontSize: 15,
    fontWeight: 600,
    lineHeight: "24px",
    padding: "8px 0",
    verticalAlign: "top",
    wordBreak: "break-word",
  },
  footer: { color: "#5d6274", fontSize: 13, lineHeight: "20px", margin: 0 },
} satisfies Record<string, CSSProperties>;

const footer = `${site.legalName}, ${site.address.street}, ${site.address.city}, ${site.address.region}\u00a0${site.address.postalCode}`;

/** Text as entered. Several email programs ignore `white-space`, so each line break is an element. */
function Lines({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and are rendered once
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

type HtmlBlockProps = {
  block: Block;
  /** Whether this is the email's main action: its first button. */
  main: boolean;
};

function HtmlBlock({ block, main }: HtmlBlockProps) {
  switch (block.kind) {
    case "paragraph":
      return (
        <Text style={styles.text}>
          <Lines text={block.text} />
        </Text>
      );
    case "quote":
      return (
        <Text style={styles.quote}>
          <Lines text={block.text} />
        </Text>
      );
    case "button":
      return (
        <Button href={block.href} style={main ? styles.button : styles.secondButton}>
          {block.label}
        </Button>
      );
    case "rows":
      return (
        <table style={styles.rows}>
          <tbody>
            {block.rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row" style={styles.factLabel}>
                  {label}
                </th>
                <td style={styles.factValue}>
                  <Lines text={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

function textOf(block: Block, colon: string): string {
  switch (block.kind) {
    case "paragraph":
      return block.text;
    case "quote":
      return block.text.replace(/^/gm, "> ");
    case "button":
      return `${block.label}${colon}\n${block.href}`;
    case "rows":
      return block.rows.map(([label, value]) => `${label}${colon} ${value}`).join("\n");
  }
}

function MailDocument({ content }: { content: MailContent }) {
  const { language = mainLanguage } = content;
  const main = content.blocks.find(({ kind }) => kind === "button");
  return (
    <Html lang={language}>
      <Head />
      <Preview>{content.heading}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Text style={styles.brand}>{site.name}</Text>
          <Heading as="h1" style={styles.heading}>
            {content.heading}
          </Heading>
          {content.blocks.map((block) => (
            <HtmlBlock
              key={textOf(block, languageDefinitions[language].colon)}
              block={block}
              main={block === main}
            />
          ))}
          <Hr />
          <Text style={styles.footer}>{footer}</Text>
        </Container>
      </Body>
    </Html>
  );
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The subject, plain text and HTML of an email, with the same content. */
export async function renderMail(input: MailContent): Promise<RenderedMail> {
  const content = withXmlText(input);
  const colon = languageDefinitions[content.language ?? mainLanguage].colon;
  const parts = content.blocks.map((block) => textOf(block, colon));
  const text = [content.heading, ...parts, `--\n${footer}`].join("\n\n");
  return {
    subject: content.subject,
    text: `${text}\n`,
    html: await render(<MailDocument content={content} />),
  };
}
