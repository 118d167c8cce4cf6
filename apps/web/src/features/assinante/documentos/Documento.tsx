import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { DocumentoDoAssinante } from '@balcao/contract/vendas/aceite'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Cartao } from '#partes/publica/Cartao.tsx'
import classes from '#partes/publica/publica.module.css'
import { Recusa } from '#ui/Recusa.tsx'
import { dicas, textos as t } from './documentos.textos.ts'
import { useEnvioDoDocumento } from './useEnvioDoDocumento.ts'

type DocumentoProps = {
  documento: DocumentoDoAssinante
  ingresso: string
  aoEnviar: (tipo: TipoAnexo) => void
}

export function Documento({ documento: { tipo, situacao, recusa }, ingresso, aoEnviar }: DocumentoProps) {
  const nome = nomesDosAnexos[tipo]
  const camera = useRef<HTMLInputElement>(null)
  const arquivo = useRef<HTMLInputElement>(null)
  const envio = useEnvioDoDocumento({ tipo, ingresso, aoEnviar })
  const ocupado = envio.fase === 'preparando' || envio.fase === 'enviando'
  const troca = situacao === 'ENVIADO'
  const aoMudar = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const [escolhido] = currentTarget.files ?? []
    if (escolhido) envio.enviar(escolhido)
    // So that the same file can be chosen again after a refusal.
    currentTarget.value = ''
  }

  return (
    <Cartao titulo={nome}>
      <p>{dicas[tipo]}</p>
      <div role="status" className={classes.estado}>
        {envio.fase === 'preparando' && <p>{t.preparando}</p>}
        {envio.fase === 'enviando' && (
          <p>
            {t.enviando(envio.porcento)}
            <progress max={100} value={envio.porcento} aria-label={t.enviando(envio.porcento)} />
          </p>
        )}
        {envio.fase === 'parado' && <p>{t.parado}</p>}
        {envio.fase === 'nada' && situacao === 'ENVIADO' && <p>✓ {t.enviado}</p>}
        {situacao === 'RECEBIDO' && <p>✓ {t.recebido}</p>}
      </div>
      {envio.fase === 'recusado' && <Recusa>{envio.motivo}</Recusa>}
      {envio.fase === 'nada' && situacao === 'FALTA' && recusa && <Recusa>{recusa}</Recusa>}
      {envio.fase === 'parado' && (
        <Button size="md" fullWidth onClick={envio.tentarAgora}>
          {t.tentarAgora}
        </Button>
      )}
      {situacao !== 'RECEBIDO' && (
        <div className={classes.quietos}>
          <Button
            size="md"
            variant={troca ? 'default' : 'filled'}
            disabled={ocupado}
            onClick={() => camera.current?.click()}
          >
            {troca ? t.tirarOutra : t.tirar}
          </Button>
          <Button size="md" variant="default" disabled={ocupado} onClick={() => arquivo.current?.click()}>
            {troca ? t.escolherOutro : t.escolher}
          </Button>
          <input
            ref={camera}
            hidden
            type="file"
            accept="image/*"
            capture="environment"
            aria-label={`${t.tirar}: ${nome}`}
            onChange={aoMudar}
          />
          <input
            ref={arquivo}
            hidden
            type="file"
            accept="image/*,application/pdf"
            aria-label={`${t.escolher}: ${nome}`}
            onChange={aoMudar}
          />
        </div>
      )}
    </Cartao>
  )
}
