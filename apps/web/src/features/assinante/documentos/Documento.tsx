import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { DocumentoDoAssinante } from '@balcao/contract/vendas/aceite'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { EntradasDeArquivo } from '#partes/anexo/EntradasDeArquivo.tsx'
import { useEndereco } from '#partes/anexo/trazer/useEndereco.ts'
import { Cartao } from '#partes/publica/Cartao.tsx'
import classes from '#partes/publica/publica.module.css'
import { Recusa } from '#ui/Recusa.tsx'
import { dicas, textos as t } from './documentos.textos.ts'
import { type Opcoes, useEnvioDoDocumento } from './useEnvioDoDocumento.ts'

type DocumentoProps = Omit<Opcoes, 'tipo'> & { documento: DocumentoDoAssinante }

export function Documento({ documento: { tipo, situacao, recusa }, estado, ...resto }: DocumentoProps) {
  const nome = nomesDosAnexos[tipo]
  const camera = useRef<HTMLInputElement>(null)
  const arquivo = useRef<HTMLInputElement>(null)
  const envio = useEnvioDoDocumento({ tipo, estado, ...resto })
  const endereco = useEndereco(envio.foto, 'image/jpeg')
  const ocupado = estado.fase === 'preparando' || estado.fase === 'enviando'
  const troca = situacao === 'ENVIADO'

  return (
    <Cartao titulo={nome}>
      <p>{dicas[tipo]}</p>
      <div role="status" className={classes.estado}>
        {estado.fase === 'preparando' && <p>{t.preparando}</p>}
        {estado.fase === 'enviando' && (
          <p>
            {t.enviando(estado.porcento)}
            <progress max={100} value={estado.porcento} aria-label={t.enviando(estado.porcento)} />
          </p>
        )}
        {estado.fase === 'parado' && <p>{t.parado}</p>}
        {estado.fase === 'nada' && situacao === 'ENVIADO' && <p>✓ {t.enviado}</p>}
        {situacao === 'RECEBIDO' && <p>✓ {t.recebido}</p>}
      </div>
      {endereco && <img className={classes.foto} src={endereco} alt={t.foto(nome)} />}
      {estado.fase === 'recusado' && <Recusa>{estado.motivo}</Recusa>}
      {estado.fase === 'nada' && situacao === 'FALTA' && recusa && <Recusa>{recusa}</Recusa>}
      {estado.fase === 'parado' && (
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
          <EntradasDeArquivo
            camera={camera}
            arquivo={arquivo}
            rotulos={{ camera: `${t.tirar}: ${nome}`, arquivo: `${t.escolher}: ${nome}` }}
            aceita="image/*,application/pdf"
            aoEscolher={envio.enviar}
          />
        </div>
      )}
    </Cartao>
  )
}
