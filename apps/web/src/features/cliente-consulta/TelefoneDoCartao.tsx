import { textos } from './cliente-consulta.textos.ts'

/** A number with hidden digits cannot be called. */
export function TelefoneDoCartao({ e164, escrito }: { e164: string | null; escrito: string }) {
  if (!e164) return <span>{escrito}</span>
  return (
    <a href={`tel:${e164}`} aria-label={textos.ligar(escrito)}>
      {escrito}
    </a>
  )
}
