import { type Chave, type ChaveSecreta, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import { ULTIMO_DIA } from '@balcao/contract/provedor/configuracao-definicao'
import { cores } from '#cores.ts'
import { CampoImagem } from '#partes/imagem/CampoImagem.tsx'
import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { CampoCor } from './CampoCor.tsx'
import { CampoEscolha } from './CampoEscolha.tsx'
import { CampoFichas } from './CampoFichas.tsx'
import { CampoLinhas } from './CampoLinhas.tsx'
import { CampoSegredo } from './CampoSegredo.tsx'
import { CampoTextos } from './CampoTextos.tsx'
import { CampoVagas } from './CampoVagas.tsx'
import type { ValoresDoFormulario } from './configuracao.formulario.ts'
import { opcoesDeFuso } from './fusos.ts'

const dias = Array.from({ length: ULTIMO_DIA }, (_, i) => ({ valor: i + 1, rotulo: String(i + 1) }))
const TOM_DA_MARCA = 7

type CampoDeConfiguracaoProps = {
  chave: Chave
  valores: ValoresDoFormulario
  segredos: Record<ChaveSecreta, { definido: boolean }>
  travada: boolean
}

/** The field for this kind of setting. Inside a form shell, `name` connects it. */
export function CampoDeConfiguracao({ chave, valores, segredos, travada }: CampoDeConfiguracaoProps) {
  const { campo, rotulo, descricao, unidade, opcoes = {}, padrao } = definicaoDe(chave)
  const comuns = { name: chave, label: rotulo, description: descricao, ...(travada && { disabled: true }) }
  const vazio = padrao === null ? null : ''
  switch (campo) {
    case 'texto':
      return <CampoTexto {...comuns} vazio={vazio} autoComplete="off" spellCheck={false} />
    case 'email':
      return <CampoEmail {...comuns} vazio={vazio} autoComplete="off" />
    case 'numero':
      // The only number here above a thousand is a port, which is written without a separator.
      return <CampoNumero {...comuns} semMilhares unidade={unidade} />
    case 'cor':
      return (
        <CampoCor
          {...comuns}
          corPadrao={cores[chave === 'cor_primaria' ? 'primary' : 'secondary'][TOM_DA_MARCA]}
        />
      )
    case 'imagem':
      return <CampoImagem {...comuns} />
    case 'fuso':
      return <CampoEscolha {...comuns} data={opcoesDeFuso(valores.fuso_horario)} />
    case 'dias':
      return <CampoFichas<number> {...comuns} iguais opcoes={dias} />
    case 'opcao':
      return (
        <CampoEscolha {...comuns} data={Object.entries(opcoes).map(([value, label]) => ({ value, label }))} />
      )
    case 'opcoes':
      return (
        <CampoFichas<string>
          {...comuns}
          opcoes={Object.entries(opcoes).map(([valor, rotulo]) => ({ valor, rotulo }))}
        />
      )
    case 'linhas':
      return <CampoLinhas {...comuns} />
    case 'vagas':
      return <CampoVagas {...comuns} />
    case 'textos':
      return <CampoTextos {...comuns} />
    case 'segredo':
      return <CampoSegredo {...comuns} definido={segredos[chave as ChaveSecreta].definido} />
  }
}
