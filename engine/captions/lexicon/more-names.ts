/**
 * More given names: of people in Brazil and Portugal, in Spain and Latin America, and of English ones. No dictionary has them as other words.
 * The most are those of the lists of Faker: https://github.com/faker-js/faker, MIT.
 */
import { words } from './grammar.ts'

export const MORE_PORTUGUESE = words(
  'Adalberto Adelino Ademir Adilson Agnaldo Aida Ailton Airton Albertina Aldair Alexsandro Almerinda Altair Alzira Alícia Amauri Américo Antonella ' +
    'Arlindo Arminda Arnaldo Aurélio Bebel Belinha Belmiro Benício Bernardete Bryan Caetana Calebe Carmo Cidinha Claudemir Claudete Claudinei Clayton ' +
    'Cleber Cleiton Cleonice Cleusa Creusa Célia Dalila Damião Darci Dayane Deise Deneval Denilson Deolinda Dilma Dilson Dinis Dirce Djalma Doralice Dudu ' +
    'Dulce Edgar Edilene Edilson Edinalva Edite Edivaldo Edmilson Edmundo Edna Edvaldo Elias Elisângela Elsa Elza Elzira Emanuelly Emília Erivaldo ' +
    'Ermelinda Euclides Eugénio Eunice Evandro Evelin Fabrícia Fabrício Fefê Feliciano Felismina Fernão Florbela Francielle Frederico Félix Gaspar ' +
    'Genilson Genivaldo Geovanna Gertrudes Gigi Gilberto Gildo Gilmar Gilson Giovanna Givanildo Gláucia Gonçalo Graziela Graziele Greice Guga Guiomar ' +
    'Gúbio Hamilton Hermínia Hernani Hélder Idalina Ilda Ingrid Iolanda Iracema Irina Irineu Isabelly Isac Isaura Isis Itamar Ivan Ivanete Ivanilda Ivete ' +
    'Ivonete Izabel Jacinta Jailson Jair Jairo Jamile Jandira Janete Jeane Jeferson Jefferson Joelma Joice Joseane Joselito Josenildo Josiane Josilene ' +
    'Josué Juarez Jucilene Juliane Jurandir Kaique Karine Keila Kelen Kleber Kléber Ladislau Laudelino Laércio Lenice Leninha Leopoldina Liliane Lindalva ' +
    'Lorenzo Lorraine Lourival Lucca Luciene Lucilene Lucimar Luzia Luzinete Magali Maicon Manoel Mariane Marilda Marileide Marilene Marilia Marilza ' +
    'Marinalva Marinês Maristela Marli Marlon Marluce Marília Matias Maurílio Meire Micael Michele Micheli Mikaela Milton Miriam Moacir Morgana Mércia ' +
    'Nandinho Natan Nataniel Neide Nelci Nelson Neusa Neymar Nilson Nilza Nivaldo Norberto Nádia Nélson Núbia Odair Odete Odília Olavo Olinda Orlando ' +
    'Osmar Osvaldo Oswaldo Otacílio Peterson Pietro Quim Raimunda Raimundo Ramon Raul Rayan Reginaldo Reinaldo Robson Romário Ronaldinho Roniele Rosane ' +
    'Rosemary Rosemeire Rosicleide Rosilene Rosimeire Rosival Rozana Ruan Rute Ruth Rúben Salomé Samira Sandro Selma Severina Shirley Silas Silvio ' +
    'Sirineu Sirlei Solange Soraia Stefany Stephany Sueli Suélen Sílvio Tatiane Taynara Teodora Terezinha Thainá Thales Thalita Thaynara Théo Tânia ' +
    'Ubiratan Ulisses Umbelina Vagner Valdeci Valdemar Valdete Valdir Valdirene Valentim Valmir Valter Vanda Vanderlei Vanusa Vasco Vilma Virgílio Vânia ' +
    'Walmir Walter Wanderley Wanderson Warley Washington Welington Wellington Wendel Wilson Xavier Yago Yango Zeca Zenaide Zenilda Zilda Zuleica Zuleide ' +
    'Zulmira Áurea Ângelo Ígor',
)

export const MORE_SPANISH = words(
  'Aarón Abel Abraham Adela Agus Alan Alexander Alfredo Amaia Amalia Ander Anita Araceli Arantxa Ariadna Arnau Arnulfo Arturo Asier Axel Bego ' +
    'Begoña Berta Beto Betty Biel Brayan Carles Carlota Chabela Charo Chayo Chema Chuy Citlali Claudio Conchi Conchita Cristián Cristóbal Daiana Damián ' +
    'Dayana Dorotea Edwin Efraín Elba Eloisa Elsa Elvira Elías Emmanuel Encarna Ernesto Estefanía Euge Eugenia Eulalia Ezequiel Fermín Ferran ' +
    'Flopi Gabino Gastón Gerardo Gilberto Gisela Gorka Gregorio Griselda Guille Guillermina Heriberto Hermenegildo Hilda Homero Horacio Humberto Héctor ' +
    'Inma Isidro Ismael Israel Itzel Itziar Jacobo Javi Jesica Jhon Jokin Jonathan Jordi Joseba Josema Josep Juanjo Juanma Juli Kike Kimberly Koldo Laia ' +
    'Lalo Lautaro Leire Leopoldo Lety Lilia Liliana Lisandro Lizbeth Loli Lorenzo Luli Maialen Maica Maite Marc Maribel Maricarmen Marilú Martí ' +
    'Maru Mayte Melany Mercedes Merche Micaela Mikel Mireia Mirta Monserrat Montse Nahuel Nancy Nando Nati Naty Nayeli Nerea Nélida Núria ' +
    'Octavio Ofelia Oihane Oriol Osvaldo Paola Paqui Paquita Paty Paulina Pepi Pili Quim Quique Ramona Rigoberto Rodolfo Rodri Rogelio Roser ' +
    'Roxana Saúl Sergi Sofi Susi Tadeo Tencha Teodoro Tere Timoteo Toñi Ulises Unai Uriel Vero Vicent Wilmer Xabi Xavi Xochitl Yamila Yamileth Yareli ' +
    'Yaretzi Yeison Yesica Yoli Zulema Ángeles Íñigo',
)

/** They are given to children and to characters of books in every language; what is a word of one of ours is left out. */
export const MORE_ENGLISH = words(
  'Aaliyah Aaron Abby Abdul Abel Abigail Abner Abraham Adam Addie Addison Adela Adeline Adolf Adolfo Adolph Adrian Adriana Adrienne Agnes Ahmad Ahmed ' +
    'Aida Aileen Aimee Aisha Alan Alana Albert Alberta Alberto Alden Alec Alejandra Alejandro Alex Alexandra Alexandria Alexis Alfonso Alfonzo Alford ' +
    'Alfred Alfreda Alfredo Alice Alicia Alisa Alisha Alison Allan Allen Allie Allison Alonzo Alphonso Althea Alton Alvin Alyce Alyson Alyssa Amalia ' +
    'Amanda Amie Amos Anabel Anderson Andre Andrea Andres Andrew Andy Angela Angelina Angeline Angelo Angie Angus Anibal Anita Anna Annabel Annabelle ' +
    'Anne Annette Annie Anthony Antoinette Antone Antonia Antwan Araceli Archibald Archie Arden Ariel Arlene Armand Armando Arno Arnold Arnulfo Arthur ' +
    'Arturo Ashlee Ashley Athena Aubrey Audra Audrey Augusta Augustine Augustus Aurelio Austen Austin Avery Avis Barbara Barrett Barry Bart Barton ' +
    'Beatrice Becky Belinda Bella Benedict Bennett Bennie Benny Benton Berenice Bernadette Bernadine Bernard Bernice Bernie Bert Bertha Bertram Bertrand ' +
    'Bessie Beth Bethany Betsy Bette Bettie Betty Bettye Beulah Beverly Billie Blair Blake Blanche Bobbie Bonnie Boris Boyd Bradford Bradley Bradly Brady ' +
    'Brandi Brandon Brandt Brant Brenda Brendan Brennan Brent Bret Brett Brian Briana Brice Bridget Bridgette Brigitte Britney Brittany Brock Brooke ' +
    'Brooklyn Brooks Bruce Bryan Bryant Bryce Bryon Buford Byron Caesar Caitlin Caleb Callie Calvin Camden Cameron Camille Candice Carissa Carl Carlo ' +
    'Carlos Carlton Carmela Carmella Carole Carolina Caroline Carolyn Carrie Carroll Carson Cary Casandra Casey Casper Cassidy Cassie Catherine Cathryn ' +
    'Cathy Cecelia Cecil Cecile Cecilia Cedric Charlene Charles Charley Charlotte Chasity Chauncey Chelsea Cheryl Chester Cheyenne Chloe Chris Christa ' +
    'Christie Christina Christine Christopher Cindy Clair Claire Clare Clarence Clark Claude Claudine Clayton Clemens Cleo Cleveland Clifford Clifton ' +
    'Clint Clinton Clovis Clyde Cody Colby Cole Coleman Collin Columbus Conner Connie Conrad Constance Cora Cordelia Corey Cornelius Cornell Corrine Cory ' +
    'Courtney Craig Crawford Cristina Curtis Cynthia Cyril Cyrus Dakota Dallas Dalton Damian Damien Damion Damon Dana Dane Danial Daniel Danielle Dannie ' +
    'Danny Daphne Darby Darcy Daren Darin Dario Darius Darlene Darnell Darrel Darrell Darren Darrin Darryl Darwin Daryl Dave David Dawson Dayton Deanna ' +
    'Debbie Deborah Debra Delaney Delbert Delia Delilah Della Delmer Delores Demetrius Dena Denis Denise Dennis Deon Derek Derick Desiree Desmond Devin ' +
    'Devon Dewayne Dewey Dewitt Dexter Diane Dianna Dianne Dillon Dion Dixie Dolores Dominic Dominick Dominique Donald Donna Donnell Donnie Donny Dora ' +
    'Dorcas Doreen Dorian Doris Dorothea Dorothy Dorthy Doug Douglas Doyle Duane Dudley Duncan Dustin Dwayne Dwight Dylan Earlene Earline Earnestine ' +
    'Eddie Edgar Edgardo Edison Edith Edmond Edmund Edna Eduardo Edward Edwardo Edwin Edwina Effie Efrain Efren Eileen Elaine Elbert Eldon Eleanor ' +
    'Eleazar Elena Elias Elijah Elinor Elisa Elisabeth Elise Elisha Eliza Elizabeth Ellen Ellie Elliot Elliott Ellis Elmer Elmira Elnora Eloise Eloy ' +
    'Elroy Elsa Elsie Elton Elva Elvis Emanuel Emerson Emil Emile Emilia Emily Emma Emmanuel Emmett Emmy Emory Enid Enoch Enos Enrico Ephraim Eric Erich ' +
    'Erick Ericka Erik Erika Erin Erma Erna Ernest Ernestine Ernesto Ernie Erwin Essie Esteban Estella Estelle Esther Ethan Ethel Eugene Eula Eunice Evan ' +
    'Evangeline Evans Evelyn Everett Everette Evert Ezekiel Ezra Fabian Fannie Fatima Faye Federico Felipe Felix Fernando Fidel Finn Fiona Fletcher ' +
    'Florence Florine Flossie Floyd Forrest Francesca Francis Frankie Franz Fred Freda Freddie Freddy Frederic Frederick Fredrick Freida Frieda Furman ' +
    'Gabriel Gabrielle Gail Gardner Garfield Garrett Garrick Garry Garth Gary Gavin Gayle Genevieve Geoffrey George Georgette Georgia Gerald Geraldine ' +
    'Gerard Gerardo Gerry Gertrude Gideon Gilberto Gilda Giles Gillian Gina Gino Giovanni Giuseppe Gladys Glenda Glenn Glenna Golda Gonzalo Gordon Gracie ' +
    'Graciela Grady Greg Gregg Gregorio Gregory Gretchen Grover Guadalupe Guillermo Gustavo Gwen Gwendolyn Haley Hallie Hanna Hannah Hans Harley Harmon ' +
    'Harold Harriet Harrison Harvey Haskell Hattie Hayden Heidi Helen Helga Heloise Henderson Henri Henrietta Herbert Herman Herminia Hershel Hester ' +
    'Hettie Hilbert Hilda Hillary Hiram Hobart Holden Hollie Hollis Horace Horacio Hosea Houston Howard Howell Hubert Hudson Hugh Hugo Humberto Ignacio ' +
    'Ignatius Ilene Imelda Imogene Ines Inez Irvin Irving Irwin Isaac Isabella Isabelle Isaiah Isidro Ismael Issac Ivan Jackie Jacklyn Jackson Jacky ' +
    'Jaclyn Jacob Jacqueline Jacquelyn Jacques Jaime Jake Jamaal Jamal Jamel James Jamie Jana Janelle Janet Janice Janie Janis Jannie Jared Jarrett ' +
    'Jarrod Jarvis Jason Javier Jaycee Jayne Jayson Jeanette Jeanie Jeanne Jeannette Jeannie Jeff Jefferey Jeffery Jeffrey Jeffry Jenifer Jenna Jennie ' +
    'Jennifer Jennings Jensen Jerald Jeremiah Jeremy Jermaine Jerome Jerrod Jerrold Jerry Jess Jessica Jessie Jewell Jill Jillian Jimmie Joan Joann ' +
    'Joanna Joanne Joaquin Jocelyn Jodi Jodie Jody Joel Johann Johanna Johnathan Johnathon Johnnie Johnson Jonas Jonathan Jonathon Jose Josefa Josefina ' +
    'Joseph Josephine Joshua Josiah Josie Josue Joyce Judah Judd Jude Judith Judson Judy Jules Julia Julian Juliana Julianne Julie Juliet Julius Justin ' +
    'Justine Kaitlin Kane Kara Kareem Karen Kari Karina Karl Karla Kasey Kate Katelyn Katherine Katheryn Kathleen Kathryn Kathy Katie Katrina Kayla ' +
    'Keaton Keenan Keith Kelley Kelli Kellie Kelly Kendall Kendra Kendrick Kennedy Kenneth Kennith Kenny Kent Kenton Kenyatta Kenyon Kerry Keven Kevin ' +
    'Khalid Kimberly Kirk Kirsten Kobe Kory Kris Krista Kristen Kristi Kristie Kristin Kristina Kristine Kristopher Kristy Krystal Kurt Kurtis Kyle Lacey ' +
    'Lafayette Lamar Lambert Lamont Lara Larry Latoya Laura Lauren Laurence Laurie Lavern Laverne Lavonne Lawrence Lawson Layla Leah Leann Leanna Leanne ' +
    'Leda Leif Leigh Lela Leland Lemuel Lenny Lenora Lenore Leola Leonard Leonardo Leonel Leonor Leopold Leopoldo Leroy Lesley Leslie Lessie Lester Leta ' +
    'Letitia Levi Lewis Libby Lilian Liliana Lillian Lillie Lilly Lincoln Lindsay Lindsey Linwood Lionel Lisa Lizzie Llewellyn Lloyd Logan Lois Lola ' +
    'Lolita London Lonnie Loraine Loren Lorena Lorene Lorenz Lorenzo Loretta Lorna Lorraine Lottie Louie Louis Louisa Louise Lourdes Lowell Lucas Lucia ' +
    'Luciano Lucile Lucille Lucinda Lucius Lucy Ludwig Luella Luigi Luke Lupe Luther Lydia Lyle Lynda Lynette Lynn Lynne Mabel Mable Mack Mackenzie ' +
    'Madeline Madelyn Madge Madison Maggie Malachi Malcolm Malinda Mallory Mamie Mandy Marc Marcel Marcella Marcelo Marcia Marcus Margaret Margie Margot ' +
    'Margret Marguerite Marian Marianne Maribel Marie Marietta Marilyn Marion Marisol Maritza Marjorie Marjory Marlene Marley Marlon Marsha Marshall ' +
    'Martha Marty Marvin Mary Maryann Mathew Mathias Matthew Mattie Maud Maude Maureen Maurice Mauricio Maurine Mavis Maximilian Maxine Maynard Mayra ' +
    'Meagan Megan Meghan Melanie Melinda Melisa Melvin Meredith Merle Merritt Mervin Micah Michael Micheal Michel Michele Michelle Mildred Miles Milford ' +
    'Millie Milton Mindy Minnie Miriam Mitchel Mitchell Mohamed Mohammad Mollie Monica Monique Monroe Monty Morgan Morris Mortimer Morton Moses Muhammad ' +
    'Muriel Murphy Murray Myles Myra Myrna Myron Nadia Nadine Nancy Nannie Naomi Nash Natalia Natalie Natasha Nate Nathan Nathaniel Neal Neil Nelda ' +
    'Nellie Nettie Neva Nicholas Nichole Nicklaus Nickolas Nicola Nicolas Nicole Nigel Nikki Noah Noemi Nolan Norbert Norberto Norman Norris Odell Odessa ' +
    'Olaf Olen Olin Oliver Olivia Ollie Omar Ophelia Oran Orlando Orval Orville Osborne Osvaldo Oswald Otis Otto Owen Pablo Paige Parker Pasquale ' +
    'Patricia Patrick Patti Paula Paulette Pauline Pearlie Peggy Percival Percy Perry Phil Philip Phillip Phyllis Pierre Polly Presley Preston Priscilla ' +
    'Quentin Quincy Quinn Quinton Rachael Rachel Rachelle Rafael Raleigh Ralph Ramiro Randal Randall Randi Randolph Raoul Raphael Raul Raymond Raymundo ' +
    'Reagan Reba Rebekah Reed Reese Reggie Regina Reginald Reid Reilly Reinhold Renee Reuben Reva Reyes Reyna Rhiannon Rhoda Rhonda Richard Richie ' +
    'Richmond Rickey Rickie Ricky Rigoberto Riley Robbie Robert Roberta Robyn Rochelle Roderick Rodger Rodney Rodolfo Rodrick Rodrigo Rogelio Rogers ' +
    'Roland Rolando Ronald Ronnie Ronny Roosevelt Rory Rosalie Rosalind Rosalinda Rosalyn Rosanna Roscoe Rosella Rosemarie Rosendo Rosetta Rosie Roslyn ' +
    'Ross Rowena Rowland Roxanne Royce Ruben Rudolph Rudy Rufus Rupert Russ Russel Russell Ruth Ruthie Ryan Ryder Sabina Sadie Sallie Salvatore Samantha ' +
    'Sammie Sammy Samson Samuel Sandra Sanford Santos Sarah Sasha Saul Savannah Schuyler Scot Scott Scottie Sebastian Selena Sergio Seth Shana Shane ' +
    'Shanna Shannon Shari Sharon Shaun Shawn Shawna Sheldon Shelia Shelley Shelly Sheri Sheridan Sherman Sherri Sherwood Sheryl Shirley Sidney Sigmund ' +
    'Sigurd Silas Simone Skye Solon Sonia Sonja Sonya Sophia Sophie Spencer Stacey Stacy Stan Stanford Stanley Stanton Stefan Stefanie Stella Stephan ' +
    'Stephanie Stephen Steve Steven Stevie Stewart Stuart Susan Susana Susanna Susie Suzanne Sven Sydney Sylvester Sylvia Tabitha Tami Tammy Tania Tanya ' +
    'Tasha Tatum Taylor Terence Teri Terrance Terrell Terrence Terri Tess Tessie Thad Thaddeus Thalia Thea Thelma Theodora Theodore Theresa Therese ' +
    'Theron Thomas Thurman Tiffany Tillman Timmy Titus Toby Todd Tomas Tommie Tommy Tonya Torrance Tracey Traci Tracy Travis Trent Trenton Tricia Trisha ' +
    'Twila Tyler Tyree Tyrone Tyson Uriah Uriel Ursula Valentin Valerie Vance Vaughn Velma Vern Verna Verona Vicki Vickie Vicky Vidal Vilma Vince Vincent ' +
    'Virgie Virgil Vito Vivian Vivienne Vladimir Wallace Walter Walton Wanda Watson Wayne Webster Weldon Wendell Wendy Wesley Weston Whitney Wilbert ' +
    'Wilbur Wilburn Wilford Wilfred Wilfredo Wilhelm Willa Willard William Willie Willis Wilma Wilmer Wilson Wilton Winifred Winston Woodrow Wyatt Xavier ' +
    'Yesenia Yolanda Yvette Yvonne Zachariah Zachary Zachery Zane Zara Zechariah Zelma Zion',
)
