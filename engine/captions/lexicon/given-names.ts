/** Given names that no dictionary holds, as most people spell them. Names that are words as well ("rosa", "clara", "mark") do not stand here. */
import type { Language } from '#engine/types.ts'
import { words } from './grammar.ts'

const PORTUGUESE = words(
  'Catarina Martim Matilde Duarte Afonso Salvador Mafalda Madalena Constança Benedita Carminho Lourenço Santiago Rayane Kauane Noah Ravi Theodora Ayla Ana Adriana Adriano Alana Alessandra Alessandro Alexandra Alexandre Alice Aline Amanda Anderson André Andréa Andreia Ângela Antônia Antônio Arthur Artur ' +
    'Augusto Bárbara Beatriz Benedita Bernardo Bia Brenda Breno Bruna Bruno Caio Camila Camile Carina Carla Carlos Carol Carolina Caroline ' +
    'Cátia Cecília César Cíntia Cláudia Cláudio Cleide Cristiane Cristiano Cristina Daiane Dani Daniel Daniela Danilo Davi Débora Denise ' +
    'Diana Diego Diogo Duda Edson Eduarda Eduardo Elaine Eliana Eliane Elisa Elisabete Eloá Emanuel Emilly Enzo Érica Erick Estela Ester Fabiana Fabiano ' +
    'Fábio Fátima Felipe Fernanda Fernando Filipa Filipe Flávia Flávio Francisca Francisco Gabi Gabriel Gabriela Geovana Geraldo Giovana Gisele ' +
    'Giulia Guilherme Gustavo Heitor Helena Heloísa Henrique Hugo Iara Igor Inês Isabel Isabela Isadora Ivone Jacqueline Janaína Jaqueline Jéssica ' +
    'Joana João Joaquim Jonas Jorge José Josefa Júlia Juliana Juliano Júlio Jussara Karen Karina Kátia Kauã Kelly Lara Larissa Laura Lavínia Leandro ' +
    'Léo Leonardo Leonor Letícia Lidiane Lígia Lilian Lívia Lorena Lourdes Luan Luana Lucas Lúcia Luciana Luciano Luís Luísa Luiz Luiza Lurdes ' +
    'Madalena Maitê Nina Bob Thor Cris Juh Manu Manuel Manuela Mara Marcela Marcelo Márcia Márcio Marcos Maria Mariana Marina Mário Marisa Marlene Marta Mateus ' +
    'Matheus Matilde Maurício Mauro Mayara Miguel Milena Mirela Mônica Murilo Naiara Natália Nathalia Nicolas Nicole Olívia Otávio Pamela Patrícia ' +
    'Paula Paulo Pedro Pietra Priscila Rafa Rafael Rafaela Raíssa Raquel Rayssa Rebeca Regina Renan Renata Renato Ricardo Rita Roberta Roberto Rodrigo ' +
    'Rogério Ronaldo Rosana Rosângela Rubens Rui Sabrina Samara Samuel Sandra Sara Sarah Sebastião Sérgio Silvana Sílvia Simone Sofia Sônia Sophia ' +
    'Stella Suelen Susana Suzana Tainá Talita Tatiana Tati Tereza Teresa Thais Thaís Theo Tiago Thiago Tomás Valentina Valéria Vanessa Verônica ' +
    'Vicente Vinícius Vítor Vitor Vivian Viviane Wagner Wesley William Yara Yasmin Yuri Zélia Jeni Lipe Nanda Lari ' +
    'Laís Taís Lu Ju Juju Gi Fabi Gael Liz Malu Vivi Mari Pri Lili Cauã Vera Cida Tonho Jurema Nair Esther Everton Ítalo Wellington Bartolomeu Washington Jefferson Emerson Cleber Kleber Gilberto Gilson Nilson Edilson ' +
    'Adilson Ailton Milton Nelson Robson Josué Jonathan Kevin Ryan Bryan Benjamin Anthony Lorenzo Pietro Antonella Manuella Agatha Alícia Osmar Marli ' +
    'Neide Neusa Zilda Ivete Odete Arlete Valdir Waldir Osvaldo Oswaldo Benício Ivan Kauê Raul Thaysa Tainara Dirce Iracema Jandira Sueli Suely Marilene Edna Elza Alzira',
)
const SPANISH = words(
  'Toby Ana Adriana Adrián Agustina Agustín Ainhoa Aitana Aitor Alberto Alejandra Alejandro Alfonso Alicia Álvaro Andrea Andrés Ángela Antonia Antonio ' +
    'Ariana Beatriz Belén Benjamín Bruno Camila Carla Carlos Carmen Carolina Catalina Cecilia César Claudia Cristian Cristina Daniela Daniel ' +
    'David Diana Diego Eduardo Elena Elisa Emilia Emiliano Emilio Enrique Esteban Esther Eva Fabiola Facundo Fátima Federico Felipe Fernanda Fernando ' +
    'Florencia Francisca Francisco Gabriel Gabriela Gonzalo Graciela Guadalupe Guillermo Gustavo Hernán Hugo Ignacio Inés Iker Irene Isabel Isabella ' +
    'Iván Ivanna Jaime Javier Jazmín Jesús Jimena Joaquín Jorge José Josefina Juan Juana Julia Julián Julieta Julio Karla Karina Laura Leo Leonardo ' +
    'Leticia Lola Lorena Lucas Lucía Luciana Luis Luisa Lupita Macarena Magdalena Manolo Manuel Manuela Marcela Marcelo Marcos María Mariana Mariano ' +
    'Mario Marisol Marta Martín Martina Mateo Matías Matilda Mauricio Maximiliano Miguel Miranda Mónica Natalia Nicolás Nicole Noelia Nuria ' +
    'Olga Olivia Óscar Pablo Paco Patricia Paula Pepe Pedro Rafael Ramiro Ramón Raquel Raúl Rebeca Renata Ricardo Roberto Rodrigo Romina ' +
    'Rubén Salvador Samuel Sandra Santi Santiago Sara Sebastián Sergio Silvia Simón Sofía Sonia Susana Tamara Teresa Thiago Tomás Valentina ' +
    'Valeria Vanesa Verónica Vicente Víctor Victoria Ximena Yolanda Zoe Nico Cami Lupe Chelo Vero Nacho Chema Pili Merche Lourdes Encarna Begoña Íñigo Jordi Xavi Gemma Montse Neus Izan Marga',
)
const ENGLISH = words(
  'Aaron Abby Abigail Adam Aiden Alex Alexa Alexis Alfie Alice Alison Amanda Amelia Amy Andrea Andrew Andy Anna Anthony Ashley Aubrey Ava Barbara ' +
    'Becky Ben Benjamin Beth Bethany Bobby Brandon Brayden Brian Brianna Brooklyn Caitlin Caleb Cameron Cara Caroline Charlie Charlotte Chloe ' +
    'Chris Christine Christopher Cody Connor Daniel Danielle Danny Dave David Debbie Declan Edward Eleanor Eli Elijah Elizabeth ' +
    'Ellie Emily Emma Erin Ethan Evelyn Evie Fiona Florence Freddie Gareth Gavin George Georgia Hannah Harriet Harry Hayley Henry ' +
    'Imogen Isaac Isabella Isla Jackson Jacob James Jamie Janet Jasmine Jason Jayden Jen Jenna Jennifer Jenny Jeremy Jess Jessica Jessie Joe ' +
    'Joel John Jordan Joseph Josh Joshua Julia Karen Kate Katie Kayla Kelly Kelsey Kev Kevin Kim Kyle Lauren Layla Leah Leo Liam Lily Linda Lisa Logan ' +
    'Lucas Lucy Luke Luna Lydia Lynn Madison Maggie Marcus Margaret Maria Martha Martin Matt Matthew Maya Megan Melissa Mia Michael Michelle Millie ' +
    'Mike Molly Morgan Naomi Natalie Nathan Nia Niamh Nicole Noah Nora Oliver Olivia Oscar Owen Patrick Paul Peter Phoebe Quinn Rachel ' +
    'Rebecca Reese Rhys Richard Riley Robert Ronnie Rosie Ryan Samantha Samuel Sarah Sean Sharon Shaun Shelly Sienna Simon Sophia Sophie Stacey ' +
    'Stephanie Stephen Steve Steven Susan Taylor Thomas Tim Tommy Tracey Tyler Vicky Victoria Vincent Wyatt Zach Zoe Priya Aisha Mohammed',
)
/** Portugal opens what Brazil closes: "António", "Mónica". */
const EUROPEAN = PORTUGUESE.map((name) => name.replaceAll(/ô(?=[nm])/gu, 'ó').replaceAll(/ê(?=[nm])/gu, 'é'))

export const GIVEN_NAMES: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': PORTUGUESE,
  'pt-PT': EUROPEAN,
  es: SPANISH,
  en: ENGLISH,
}
