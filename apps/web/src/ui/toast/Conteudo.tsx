import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import type { Toast } from '../toast.tsx'
import classes from './toast.module.css'

function Html({ mensagem }: { mensagem: string }) {
  const limpo = useMemo(
    () =>
      DOMPurify.sanitize(mensagem, { ALLOWED_TAGS: ['b', 'strong', 'em', 'br'], RETURN_TRUSTED_TYPE: true }),
    [mensagem],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above, and only from our catalogue
  return <div dangerouslySetInnerHTML={{ __html: limpo }} />
}

export function Conteudo({ titulo, mensagem, html }: Toast) {
  return (
    <div className={classes.conteudo}>
      <div className={classes.titulo}>{titulo}</div>
      {html ? <Html mensagem={mensagem} /> : <div className={classes.mensagem}>{mensagem}</div>}
    </div>
  )
}
