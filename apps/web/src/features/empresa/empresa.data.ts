import { empresaApi } from '@balcao/contract/provedor/empresa'
import { cadastroDe, relerNomes } from '#cadastro.ts'
import { paraEnvio } from './empresa.formulario.ts'

export const empresas = cadastroDe('empresa', empresaApi, {
  // A company's name is shown with its people, channels and plans; who creates one may gain it.
  reler: relerNomes('empresa', 'usuario', 'canal-venda', 'plano'),
  paraEnvio,
})
