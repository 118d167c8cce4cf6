import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import classes from './Lote.module.css'
import { textos } from './lote.textos.ts'

const t = textos.lote

/** The account stopped issuing: mend it and go on here, or issue the rest with another one. */
export function OQueFazerDaConta({ lote: { empresa, conta } }: { lote: Lote }) {
  const abreConta = usePode('EDITAR.EMPRESA')
  return (
    <>
      <p>{abreConta ? t.corrijaAConta : t.pecaQueCorrijam}</p>
      <p className={classes.caminhos}>
        {abreConta && (
          <Link
            to="/admin/empresa/$id/conta/$contaId"
            params={{ id: empresa.id, contaId: conta.id }}
            className={classes.link ?? ''}
          >
            {t.abrirConta(conta.nome)}
          </Link>
        )}
        <Link to="/admin/boleto/lote" className={classes.link ?? ''}>
          {t.outraConta}
        </Link>
      </p>
    </>
  )
}
