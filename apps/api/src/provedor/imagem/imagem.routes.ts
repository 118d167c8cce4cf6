import { Id } from '@balcao/contract/base/comum'
import { codigos } from '@balcao/contract/base/erro'
import { type Modificadores, PREFIXO_DE_IMAGENS } from '@balcao/contract/provedor/imagem'
import { lerModificadores } from '@balcao/contract/provedor/imagem-leitura'
import { obterImagemPublica } from '#infra/arquivo/arquivo.queries.ts'
import { sinalDePartida } from '#infra/http/partida.ts'
import type { Servidor } from '#infra/http/rota.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { criarEntrega } from './entrega.ts'

const UM_ANO = 'public, max-age=31536000, immutable'
/** A picture opened as a page is only a picture. */
const SEM_PODERES = "default-src 'none'; sandbox"

/**
 * Everything after the prefix is one text, so that a URL instead of an id is refused here and not routed
 * elsewhere.
 */
const lerPedido = (caminho: string): { id: string; modificadores: Modificadores } => {
  const [texto = '', candidato, ...resto] = caminho.split('/')
  const modificadores = lerModificadores(texto)
  const id = Id.safeParse(candidato)
  if (!modificadores || !id.success || resto.length)
    throw new Recusa(400, codigos.validacao, 'Endereço de imagem inválido: confira tamanho, formato e código')
  return { id: id.data, modificadores }
}

export const rotaDeImagem = (app: Servidor, storage: Storage) => {
  const entregar = criarEntrega(app.deps.db, storage)
  app.get<{ Params: { '*': string } }>(`${PREFIXO_DE_IMAGENS}*`, async (req, res) => {
    res.header('cache-control', 'no-store')
    const { id, modificadores } = lerPedido(req.params['*'])
    const imagem = await obterImagemPublica(app.deps.db, id)
    const { mime, bytes } = await entregar(imagem, modificadores, { ip: req.ip, partiu: sinalDePartida(res) })
    return res
      .headers({
        'cache-control': UM_ANO,
        'content-disposition': 'inline',
        'content-security-policy': SEM_PODERES,
      })
      .type(mime)
      .send(bytes)
  })
}
