import { promocaoApi } from '@balcao/contract/catalogo/promocao'
import { cadastroDe, procurarEm, relerNomes, useEditar } from '#cadastro.ts'
import { queryClient } from '#consultas.ts'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'

/** Plans and additionals show how many promotions they are in. */
const reler = relerNomes('promocao', 'plano', 'adicional')

export const promocoes = {
  ...cadastroDe('promocao', promocaoApi, { reler }),
  useVincular: (id: string) => useEditar(promocaoApi.vincular, id, reler),
}

/** Everything that the record's screen shows at first. The options and the history may arrive later. */
export const carregarPromocao = (id: string) =>
  Promise.all([
    queryClient.ensureQueryData(promocoes.obter(id)),
    queryClient.ensureQueryData(opcoesDeAdicionais),
  ])

export const procurarPromocoes = procurarEm(promocaoApi.listar, ({ id, nome, codigo }) => ({
  id,
  nome,
  descricao: codigo ?? '',
}))
