import { nomesDosEnderecos } from '@balcao/contract/clientes/cliente/contato'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { useQuery } from '@tanstack/react-query'
import { CamposEndereco } from '#partes/endereco/CamposEndereco.tsx'
import { municipios } from '#partes/endereco/endereco.data.ts'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { CamposDoLugar } from '#ui/mapa/CamposDoLugar.tsx'
import classes from './Cliente.module.css'
import type { ValoresEnderecoDoCliente } from './cliente.formulario.ts'
import { textos } from './contatos.textos.ts'
import { TopoDoEndereco, type TopoDoEnderecoProps } from './TopoDoEndereco.tsx'

type BlocoDoEnderecoProps = TopoDoEnderecoProps & { endereco: ValoresEnderecoDoCliente }

/** One address: its purpose, where it is, and the point on the map. */
export function BlocoDoEndereco({
  endereco,
  lugar,
  ultimo,
  travado,
  aoMover,
  aoTirar,
}: BlocoDoEnderecoProps) {
  const name = `enderecos.${lugar}`
  const titulo = textos.endereco(lugar + 1)
  return (
    <fieldset className={classes.endereco} aria-label={titulo}>
      <TopoDoEndereco {...{ lugar, ultimo, travado, aoMover, aoTirar }} />
      <div className={classes.lado}>
        <CampoDeOpcoes
          name={`${name}.tipo`}
          label={textos.enderecoTipo}
          nomes={nomesDosEnderecos}
          withAsterisk
        />
      </div>
      <CamposEndereco name={name} />
      <CampoTexto
        name={`${name}.referencia`}
        label={textos.referencia}
        autoComplete="off"
        vazio={null}
        maxLength={150}
      />
      <CamposDoLugar name={name} endereco={useEnderecoEmPalavras(endereco) || titulo} />
    </fieldset>
  )
}

const NENHUMA = 0

/** What is filled in so far. The map searches for it, and it names the point. */
function useEnderecoEmPalavras({ logradouro, numero, bairro, codigo_ibge }: ValoresEnderecoDoCliente) {
  const { data: cidade } = useQuery({
    ...municipios.um(codigo_ibge ?? NENHUMA),
    enabled: codigo_ibge !== null,
  })
  return [logradouro, numero, bairro, cidade && nomeComUf(cidade)].filter(Boolean).join(', ')
}
