import { canalVendaApi, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { cadastroDe, procurarEm, relerNomes } from '#cadastro.ts'
import { paraEnvio } from './canal-venda.formulario.ts'

export const canais = cadastroDe('canal-venda', canalVendaApi, {
  // A channel's name is shown with the people, plans and promotions that use it.
  reler: relerNomes('canal-venda', 'usuario', 'plano', 'promocao'),
  paraEnvio,
})

export const procurarCanais = procurarEm(canalVendaApi.listar, ({ id, nome, tipo }) => ({
  id,
  nome,
  descricao: nomesDosCanais[tipo],
}))
