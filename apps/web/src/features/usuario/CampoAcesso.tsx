import { type Provedor, provedores } from '@balcao/contract/acesso/login'
import { nomesDosProvedores } from '@balcao/contract/acesso/usuario-filtro'
import { configuracao } from '#configuracao.ts'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { rotulos, textos } from './usuario.textos.ts'

const explicacao: Record<Provedor, string> = {
  local: textos.acessoLocal,
  microsoft: textos.acessoMicrosoft,
}

type CampoAcessoProps = { provedor: Provedor; registrado: Provedor | undefined }

/**
 * Microsoft is offered where it is configured. It also stays visible for people who already sign in that way.
 */
export function CampoAcesso({ provedor, registrado }: CampoAcessoProps) {
  const oferecidos = provedores.filter((p) => p === 'local' || p === registrado || configuracao.microsoft)
  const aoRegistrado = provedor === registrado ? null : textos.trocarAcesso
  return (
    <CampoSelecao
      name="provedor"
      label={rotulos.provedor}
      description={registrado ? aoRegistrado : explicacao[provedor]}
      searchable={false}
      clearable={false}
      data={oferecidos.map((value) => ({ value, label: nomesDosProvedores[value] }))}
    />
  )
}
