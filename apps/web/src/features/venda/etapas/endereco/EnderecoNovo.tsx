import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { useQuery } from '@tanstack/react-query'
import { AvisoDeSemelhantes } from '#partes/cliente/semelhantes/AvisoDeSemelhantes.tsx'
import { CamposEndereco } from '#partes/endereco/CamposEndereco.tsx'
import { municipios } from '#partes/endereco/endereco.data.ts'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { CamposDoLugar } from '#ui/mapa/CamposDoLugar.tsx'
import { useRascunho } from '../../rascunho/aberto.ts'
import { useUsarCadastro } from '../cliente/useUsarCadastro.ts'
import { textos } from './endereco.textos.ts'

/** The CEP fills in the street when it can. Without network everything is typed. */
export function EnderecoNovo() {
  const { semelhantes, acao } = useUsarCadastro()
  return (
    <>
      <CamposEndereco name="endereco" />
      <CampoTexto name="endereco.referencia" label={textos.referencia} autoComplete="off" maxLength={150} />
      <LugarNoMapa />
      <AvisoDeSemelhantes semelhantes={semelhantes} motivo="ENDERECO" acao={acao} />
    </>
  )
}

const NENHUMA = 0

function LugarNoMapa() {
  const { logradouro, numero, bairro, codigo_ibge } = useRascunho().dados.endereco
  const { data: cidade } = useQuery({
    ...municipios.um(codigo_ibge ?? NENHUMA),
    enabled: codigo_ibge !== undefined,
  })
  const endereco = [logradouro, numero, bairro, cidade && nomeComUf(cidade)].filter(Boolean).join(', ')
  return <CamposDoLugar name="endereco" endereco={endereco || textos.novo} noLocal />
}
