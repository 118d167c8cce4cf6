import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { Tocador } from '#ui/audio/Tocador.tsx'
import { Icone } from '#ui/Icone.tsx'
import { textos as doAnexoVisto } from '../anexo.textos.ts'
import { VerAnexo } from '../VerAnexo.tsx'
import { textos } from './anexos.textos.ts'
import classes from './CartaoDeAnexo.module.css'
import type { AnexoNaTela } from './juntar.ts'
import { useEndereco } from './useEndereco.ts'

const doAnexo = (anexo: AnexoNaTela) => {
  if (anexo.onde === 'servidor') {
    const { tipo, nome, mime, duracao_segundos } = anexo.anexo
    return {
      tipo,
      nome,
      mime,
      miniatura: anexo.miniatura,
      bytes: null,
      segundos: duracao_segundos ?? undefined,
    }
  }
  const { tipo, nome, mime, bytes, envio } = anexo.item.arquivo
  return { tipo, nome, mime, miniatura: envio.miniatura ?? null, bytes, segundos: envio.segundos }
}

const icones = (mime: string) => {
  if (mime === 'application/pdf') return 'tabler:file-type-pdf'
  return mime.startsWith('audio/') ? 'tabler:microphone' : 'tabler:photo'
}

const idNoServidor = (anexo: AnexoNaTela) => {
  if (anexo.onde === 'servidor') return anexo.anexo.situacao === 'PRONTO' ? anexo.anexo.id : null
  return anexo.item.fase === 'enviado' ? anexo.item.arquivo.id : null
}

/** What was attached, to be looked at or heard. */
export function Previa({ anexo }: { anexo: AnexoNaTela }) {
  const { tipo, nome, mime, miniatura, bytes, segundos } = doAnexo(anexo)
  const ehAudio = mime.startsWith('audio/')
  const foto = useEndereco(miniatura, 'image/jpeg')
  const som = useEndereco(ehAudio ? bytes : null, mime)
  const noServidor = idNoServidor(anexo)
  const rotulo = nomesDosAnexos[tipo]
  return (
    <div className={classes.previa}>
      {foto && <img src={foto} alt={doAnexoVisto.fotoDe(rotulo)} />}
      {som && <Tocador endereco={som} rotulo={rotulo} segundos={segundos} />}
      {!(foto || som) && (
        <p className={classes.semPrevia}>
          <Icone nome={icones(mime)} tamanho={28} />
          <span>{nome}</span>
        </p>
      )}
      {mime === 'image/heic' && <small>{textos.semPrevia}</small>}
      {noServidor && <VerAnexo id={noServidor} mime={mime} rotulo={rotulo} segundos={segundos} />}
    </div>
  )
}
