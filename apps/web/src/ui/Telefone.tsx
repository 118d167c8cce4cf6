import { formatarTelefone } from '@balcao/contract/valores/telefone'
import classes from './Telefone.module.css'
import { textos } from './textos.ts'

/** One touch to call. A number with hidden digits leads nowhere. */
export function Telefone({ numero }: { numero: string }) {
  const escrito = formatarTelefone(numero)
  if (!/^\+\d+$/.test(numero)) return escrito
  return (
    <a href={`tel:${numero}`} className={classes.telefone}>
      {escrito}
    </a>
  )
}

type TelefonesProps = { telefones: readonly { numero: string; whatsapp: boolean }[] }

/** Each on its own line, so that a thumb finds one of them. */
export const Telefones = ({ telefones }: TelefonesProps) =>
  telefones.map(({ numero, whatsapp }) => (
    <span key={numero} className={classes.linha}>
      <Telefone numero={numero} />
      {whatsapp && ` (${textos.telefone.whatsapp})`}
    </span>
  ))
